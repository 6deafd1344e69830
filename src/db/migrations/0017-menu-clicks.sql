-- How often items of the menu were chosen: a number for each item, day, kind of viewer and language,
-- so that nothing tells of a person and the table cannot grow by clicks.
create table menu_click (
  menu_item_id integer not null references menu_item on delete cascade,
  day date not null,
  viewer_kind text not null check (viewer_kind in ('anonymous', 'free', 'paid')),
  language text not null,
  clicks bigint not null default 1,
  primary key (menu_item_id, day, viewer_kind, language)
);
create index menu_click_by_day on menu_click (day);

-- Whether the small explanations of the pages are shown to this account.
alter table account add column hints boolean not null default true;
