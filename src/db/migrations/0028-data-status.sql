-- What operators see of the data: how far loads and jobs are, what is wrong with series, growth.

-- How far a load is, where it knows how many steps it has.
alter table load_run
  add column steps_done integer not null default 0 check (steps_done >= 0),
  add column steps_total integer not null default 0 check (steps_total >= 0);

-- The latest run of each job. The queue forgets its jobs after some days, and is slow to ask.
create table job_status (
  name text primary key check (length(name) between 1 and 100),
  -- Which job of the queue it was.
  job_id uuid not null,
  state text not null check (state in ('running', 'done', 'failed', 'stopped')),
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  error text,
  steps_done integer not null default 0,
  steps_total integer not null default 0,
  -- An operator wants it to stop; the process that does the job looks here.
  is_stop_asked boolean not null default false
);

-- What a check has found in a series; gone when it is found no more.
create table data_finding (
  series_id integer not null references series on delete cascade,
  kind text not null check (kind in ('stale', 'gap', 'jump')),
  -- The last day before the silence, the first missing day, or the day of the jump.
  since date not null,
  -- How many trading days are missing, or the change in percent.
  amount integer not null,
  found_at timestamptz not null default now(),
  -- The check that found it last.
  seen_at timestamptz not null,
  -- An operator says that it is all right so.
  accepted_at timestamptz,
  accepted_by integer references account on delete set null,
  primary key (series_id, kind, since)
);
create index data_finding_open on data_finding (since desc, series_id, kind)
  where accepted_at is null;
create index data_finding_open_by_kind on data_finding (kind, since desc, series_id)
  where accepted_at is null;
create index data_finding_accepted on data_finding (accepted_at desc, series_id, kind)
  where accepted_at is not null;
create index data_finding_by_operator on data_finding (accepted_by);

-- The size of the database day by day, from which its growth is told.
create table storage_day (
  day date primary key,
  bytes bigint not null check (bytes >= 0)
);

-- What a source allows has changed: servers drop what they made of it. Replaced by
-- src/db/functions/notices.sql.
create function notify_sources_changed() returns trigger language plpgsql as $$
begin
  return null;
end
$$;
create trigger sources_changed after update of name, is_demo, licence, attribution, allows_files
  on data_source for each row
  when (
    (old.name, old.is_demo, old.licence, old.attribution, old.allows_files) is distinct from
    (new.name, new.is_demo, new.licence, new.attribution, new.allows_files)
  )
  execute function notify_sources_changed();
