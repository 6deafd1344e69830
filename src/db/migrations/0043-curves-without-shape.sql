-- Curves have no shape any more: viewers without access see their structure only.
alter table curve drop column shape_seed;
