-- The record of what operators did (src/server/audit/).

create or replace function audit_entry_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries cannot be changed' using errcode = 'insufficient_privilege';
end
$$;
