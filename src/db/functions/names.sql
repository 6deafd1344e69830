-- Names by language. Same rule as pickName of src/domain/text/names.ts; a test compares the two.

-- The name in a language; else the English one; else the first of the portal's languages, then of
-- others, that has one.
create or replace function name_in(names jsonb, language text) returns text
language sql immutable parallel safe as $$
  select coalesce(names ->> language, names ->> 'eng', (
    select form from jsonb_each_text(names) as named (code, form) where form is not null
    order by array_position(
      array['rus', 'pol', 'ita', 'deu', 'esp', 'chn', 'ukr', 'fra', 'tur'], code
    ) nulls last, code collate "C"
    limit 1
  ))
$$;
