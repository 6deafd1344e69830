-- Servers keep what they have told of curves. One notice for each transaction, however many days it
-- writes: equal notices are sent once.
create or replace function tell_curves_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('curves_changed', '');
  return null;
end
$$;
