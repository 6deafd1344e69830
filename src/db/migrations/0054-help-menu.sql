-- The main menu ends with the help. One that operators have changed stays theirs.

insert into menu_item (parent_id, menu_column, position, label, url, target_blank)
select null, 0, 10, 'menu_help', '/help/', false
where (
  select array_agg(label || ' ' || url order by position, id)
  from menu_item where parent_id is null
) is not distinct from array[
  'menu_bonds /bonds/', 'menu_stocks /stocks/', 'menu_etfs /etf/', 'menu_indexes /indexes/',
  'menu_issuers /company/', 'menu_currencies /currencies/', 'menu_curves /curves/',
  'menu_derivatives /derivatives/', 'menu_developers /api/'
];
