-- What is to be reckoned again of bonds: noted by prices (src/db/quotes/write-points.ts) and, here,
-- by the terms.

-- Whether a curve may have to be fitted first; false once that is done, or if only a curve changed.
alter table figures_due add column needs_curve boolean not null default true;
create index figures_due_by_curve on figures_due (noted_at) where needs_curve;

-- Replaced by src/db/functions/bond-figures.sql.
create function bond_note_figures() returns trigger language plpgsql as $$
begin
  return null;
end
$$;
create function bond_part_note_figures() returns trigger language plpgsql as $$
begin
  return null;
end
$$;
create function instrument_note_figures() returns trigger language plpgsql as $$
begin
  return null;
end
$$;

create trigger bond_added after insert on bond
  referencing new table as changed for each statement execute function bond_part_note_figures();
create trigger bond_changed after update on bond
  referencing old table as before new table as changed
  for each statement execute function bond_note_figures();

create trigger bond_amortisation_added after insert on bond_amortisation
  referencing new table as changed for each statement execute function bond_part_note_figures();
create trigger bond_amortisation_changed after update on bond_amortisation
  referencing new table as changed for each statement execute function bond_part_note_figures();
create trigger bond_amortisation_removed after delete on bond_amortisation
  referencing old table as changed for each statement execute function bond_part_note_figures();

create trigger bond_option_added after insert on bond_option
  referencing new table as changed for each statement execute function bond_part_note_figures();
create trigger bond_option_changed after update on bond_option
  referencing new table as changed for each statement execute function bond_part_note_figures();
create trigger bond_option_removed after delete on bond_option
  referencing old table as changed for each statement execute function bond_part_note_figures();

create trigger bond_coupon_step_added after insert on bond_coupon_step
  referencing new table as changed for each statement execute function bond_part_note_figures();
create trigger bond_coupon_step_changed after update on bond_coupon_step
  referencing new table as changed for each statement execute function bond_part_note_figures();
create trigger bond_coupon_step_removed after delete on bond_coupon_step
  referencing old table as changed for each statement execute function bond_part_note_figures();

-- Spreads are measured from the curve of the currency; curves are made of a government's bonds.
create trigger instrument_moved after update of currency, issuer_id on instrument
  for each row
  when (old.currency is distinct from new.currency or old.issuer_id is distinct from new.issuer_id)
  execute function instrument_note_figures();

-- Prices that were there before there were figures.
insert into figures_due (series_id)
select series.id from series join bond using (instrument_id)
where field = 'close' and last_day is not null;
