-- Indexes are measured in points, in money or in percent, and lists never mix the three.
alter table screen_row add column unit text;

-- Rows of rates are other ones than before: as after a load, all rows are made anew.
update screen_state set loads = loads + 1;
