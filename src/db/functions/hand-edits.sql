-- What an operator has set stays: any other update of such a field leaves it as it is, and what it
-- would have written is noted as what the source says. Whoever writes for an operator sets
-- parcurve.edits_by_hand to 'on' in the transaction (src/server/features/desk/).
create or replace function keep_hand_edits() returns trigger language plpgsql as $$
declare
  came jsonb;
  stored jsonb;
  edited record;
  place text[];
  is_bond boolean := tg_table_name = 'bond';
begin
  if current_setting('parcurve.edits_by_hand', true) = 'on' then return new; end if;
  -- Copies of identifiers follow their rows, which have a rule of their own.
  if current_setting('parcurve.copies_identifiers', true) = 'on' then return new; end if;
  came := to_jsonb(new);
  stored := to_jsonb(old);
  for edited in
    select id, field from hand_edit
    where case tg_table_name
      when 'issuer' then issuer_id = (stored ->> 'id')::integer
      when 'bond' then instrument_id = (stored ->> 'instrument_id')::integer
      else instrument_id = (stored ->> 'id')::integer end
  loop
    place := string_to_array(edited.field, '.');
    if place[1] in ('bond', 'identifiers') then
      if is_bond <> (place[1] = 'bond') then continue; end if;
      place := place[2:];
    elsif is_bond then
      continue;
    end if;
    if came #> place is not distinct from stored #> place then continue; end if;
    update hand_edit set source_value = coalesce(came #> place, 'null'), source_at = now()
    where id = edited.id;
    if stored #> place is null then
      came := came #- place;
    else
      came := jsonb_set(came, place, stored #> place);
    end if;
  end loop;
  return jsonb_populate_record(new, came);
end $$;
