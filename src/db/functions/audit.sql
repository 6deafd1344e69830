-- The record of what operators did (src/server/audit/).

create or replace function audit_entry_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a line of the audit is final' using errcode = 'insufficient_privilege';
end
$$;
