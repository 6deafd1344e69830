-- A number of a word is given only once for each build of the index, so that servers can keep the
-- words: what is new has a higher number (src/server/features/search/kept-words.ts).
alter table search_state add last_token integer not null default 0;

do $$
declare
  which text;
begin
  for which in select type from search_state loop
    execute format('update search_state
      set last_token = (select coalesce(max(id), 0) from search_token_%1$s) where type = %1$L', which);
  end loop;
end $$;
