-- The main menu leads to every kind of instrument. One that operators have changed stays theirs:
-- it is replaced only where its items are those that earlier versions came with.

create temporary table wanted_item (position smallint, label text, url text) on commit drop;
insert into wanted_item values
  (1, 'menu_bonds', '/bonds/'),
  (2, 'menu_stocks', '/stocks/'),
  (3, 'menu_etfs', '/etf/'),
  (4, 'menu_indexes', '/indexes/'),
  (5, 'menu_issuers', '/company/'),
  (6, 'menu_currencies', '/currencies/'),
  (7, 'menu_curves', '/curves/'),
  (8, 'menu_derivatives', '/derivatives/'),
  (9, 'menu_developers', '/api/');

-- Without wanted items the rest changes nothing.
delete from wanted_item
where (
  select array_agg(label || ' ' || url order by position, id)
  from menu_item where parent_id is null
) is distinct from array[
  'menu_currencies /currencies/', 'menu_indexes /indexes/', 'menu_curves /curves/',
  'menu_derivatives /derivatives/', 'menu_developers /api/'
];

update menu_item set position = wanted_item.position
from wanted_item where parent_id is null and menu_item.label = wanted_item.label;

insert into menu_item (parent_id, menu_column, position, label, url, target_blank)
select null, 0, position, label, url, false
from wanted_item
where not exists (
  select from menu_item where parent_id is null and menu_item.label = wanted_item.label)
order by position;
