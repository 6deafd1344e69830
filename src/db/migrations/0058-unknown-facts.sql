-- Issuers and names as sources describe them.

-- Null: the source doesn't know.
alter table issuer alter column country drop not null;
alter table issuer alter column sector drop not null;
comment on column issuer.country is 'Two letters (ISO 3166). Null: unknown.';
comment on column issuer.sector is 'Null: unknown.';

-- A name needs one language, not English: some sources have Russian or Chinese names only. Whoever
-- reads names uses name_in (src/db/functions/names.sql) or pickName (src/domain/text/names.ts).
alter table issuer drop constraint issuer_name_check;
alter table issuer add constraint issuer_name_check
  check (jsonb_path_exists(name, '$.* ? (@.type() == "string" && @ != "")'));
alter table instrument drop constraint instrument_name_check;
alter table instrument add constraint instrument_name_check
  check (jsonb_path_exists(name, '$.* ? (@.type() == "string" && @ != "")'));
alter table exchange drop constraint exchange_name_check;
alter table exchange add constraint exchange_name_check
  check (jsonb_path_exists(name, '$.* ? (@.type() == "string" && @ != "")'));
alter table contract drop constraint contract_name_check1;
alter table contract add constraint contract_name_check
  check (jsonb_path_exists(name, '$.* ? (@.type() == "string" && @ != "")'));

-- Pairs of a portal without the demo market need sub-regions too (src/domain/instruments/subregions.ts).
insert into subregion (id, label, position) values
  (1, 'subregion_majors', 1), (2, 'subregion_europe', 2), (3, 'subregion_cis', 3),
  (4, 'subregion_asia', 4), (5, 'subregion_latin_america', 5), (6, 'subregion_middle_east', 6),
  (7, 'subregion_africa', 7), (8, 'subregion_other', 8)
on conflict do nothing;
