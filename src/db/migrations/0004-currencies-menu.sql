-- Currency quotes stand before the indexes in the main menu.

update menu_item set position = position + 1 where parent_id is null;

insert into menu_item (parent_id, menu_column, position, label, url, target_blank) values
  (null, 0, 1, 'menu_currencies', '/currencies/', false);
