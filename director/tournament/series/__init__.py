"""A series: a calendar of events under one name, with its look, its leagues and its papers."""
