-- Yield curves stand after the indexes in the main menu, and servers are told when they change.

update menu_item set position = position + 1
where parent_id is null
  and position > coalesce(
    (select max(position) from menu_item where parent_id is null and url = '/indexes/'), 0);

insert into menu_item (parent_id, menu_column, position, label, url, target_blank)
select null, 0, coalesce(max(position), 0) + 1, 'menu_curves', '/curves/', false
from menu_item where parent_id is null and url = '/indexes/';

-- Replaced by src/db/functions/curves.sql.
create function tell_curves_changed() returns trigger language plpgsql as $$
begin
  return null;
end
$$;
create trigger curves_changed after insert or update or delete or truncate on curve
  for each statement execute function tell_curves_changed();
create trigger curve_days_changed after insert or update or delete or truncate on curve_day
  for each statement execute function tell_curves_changed();
