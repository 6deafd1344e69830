-- How the search changes names and codes before it stores them.

-- The same as foldText of src/domain/fold-text.ts; a test compares the two.
create or replace function search_fold(raw text) returns text language sql stable parallel safe as $$
  select coalesce(btrim(regexp_replace(regexp_replace(string_agg(
    case
      when search_letter.letter is not null then search_letter.folded
      when code in (39, 96, 173, 697, 700, 8216, 8217, 65279)
        or code between 768 and 879 or code between 8203 and 8207
        or code between 8234 and 8238 or code between 8288 and 8303
        or code between 65024 and 65039 then ''
      when code between 0 and 47 or code between 58 and 96 or code between 123 and 191
        or code in (215, 247) or code between 688 and 767 or code between 8192 and 11263
        or code between 11776 and 11903 or code between 12288 and 12292
        or code between 12296 and 12351 or code between 55296 and 63743
        or code between 65040 and 65135 or code between 65280 and 65519
        or code between 126976 and 131071 or code >= 917504 then ' '
      else character
    end, '' order by place), 'i*y[iy]*', 'i', 'g'), ' +', ' ', 'g'), ' '), '')
  from (
    select character, place, ascii(character) as code
    from regexp_split_to_table(normalize(raw, nfc), '') with ordinality as split (character, place)
  ) as characters
  left join search_letter on search_letter.letter = character collate "C"
$$;

-- `| north energi 2031 | severnaia energiia 2031 |`: searchWords of src/domain/search-text.ts.
create or replace function search_words(names jsonb) returns text language sql stable parallel safe as $$
  select '|' || coalesce(string_agg(' ' || folded || ' |', '' order by first_place), '')
  from (
    select folded, min(place) as first_place
    from (
      select place, (
        select string_agg(left(word, 40), ' ' order by word_place)
        from regexp_split_to_table(search_fold(value), ' ') with ordinality as split (word, word_place)
        where word_place <= 40
      ) as folded
      from jsonb_each_text(case jsonb_typeof(names) when 'object' then names else '{}' end)
        with ordinality as name (language, value, place)
    ) as each_name
    where folded <> ''
    group by folded
  ) as different
$$;

-- What a document is, as words of the index: `C:DE`, `M:EUR`, `S:BANKS`, `K:CORPORATE`. Folded names
-- have neither capital letters nor colons, so no part of a name is a trait.
create or replace function search_traits(country text, currency text, sector text, category text)
returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(letter || ':' || value order by place), '{}')
  from unnest(array['C', 'M', 'S', 'K'], array[country, currency, sector, category])
      with ordinality as given (letter, word, place),
    upper(regexp_replace(word, '[^A-Za-z0-9_]', '', 'g') collate "C") as value
  where value <> ''
$$;

-- The names, then the traits: `| north energi 2031 | C:DE M:EUR |`. As documentWords of
-- src/domain/search-text.ts.
create or replace function search_document_words(names jsonb, traits text[]) returns text
language sql stable parallel safe as $$
  select search_words(names)
    || case when traits = '{}' then '' else ' ' || array_to_string(traits, ' ') || ' |' end
$$;

create or replace function search_is_trait(token text) returns boolean
language sql immutable parallel safe as $$
  select position(':' in token) > 0
$$;

-- The same as searchCode of src/domain/search-code.ts, for several codes at once.
create or replace function search_codes(variadic raw text[]) returns text[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct code), '{}')
  from unnest(raw) as given,
    left(upper(regexp_replace(given, '[^A-Za-z0-9\u0080-\U0010ffff]', '', 'g') collate "C"), 20) as code
  where code <> ''
$$;

-- A smaller rank comes first: active ones by importance, then the others, which have bit 30 set.
create or replace function search_rank(is_active boolean, importance integer) returns integer
language sql immutable parallel safe as $$
  select case when is_active then 0 else 1073741824 end
    + 1073741823 - least(greatest(importance, 0), 1073741823)
$$;

create or replace function search_type_of(kind text) returns text language sql immutable parallel safe as $$
  select case kind
    when 'bond' then 'bonds' when 'stock' then 'stocks' when 'etf' then 'etf' else 'indexes'
  end
$$;
