-- Days that operators close or open in a holiday calendar, whatever its rules say.
create table calendar_day (
  calendar text not null,
  day date not null,
  is_open boolean not null,
  note text not null default '',
  primary key (calendar, day)
);
