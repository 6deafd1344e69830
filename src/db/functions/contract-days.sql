-- Counts of the rows of the futures archive, kept up by triggers with every statement. A row never
-- moves to another contract or day: loaders delete and insert.
create or replace function contract_days_added() returns trigger language plpgsql as $$
begin
  insert into contract_day_count as known (exchange_id, contract_id, day, rows)
  select exchange_id, contract_id, day, count(*) from added group by exchange_id, contract_id, day
  on conflict (contract_id, day) do update set rows = known.rows + excluded.rows;
  return null;
end
$$;

create or replace function contract_days_removed() returns trigger language plpgsql as $$
begin
  with gone as (
    select contract_id, day, count(*) as rows from removed group by contract_id, day
  ), emptied as (
    delete from contract_day_count as known using gone
    where known.contract_id = gone.contract_id and known.day = gone.day and known.rows <= gone.rows
  )
  update contract_day_count as known set rows = known.rows - gone.rows
  from gone
  where known.contract_id = gone.contract_id and known.day = gone.day and known.rows > gone.rows;
  return null;
end
$$;
