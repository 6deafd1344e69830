-- The site search: for each of five types a vocabulary of words, postings in the order of rank,
-- parts of words, and codes (ISIN, ticker). docs/decisions/search.md says why.

-- One row for each type. Who changes the index locks its row; a rebuild does so for its whole length.
create table search_state (
  type text primary key check (type in ('bonds', 'stocks', 'indexes', 'companies', 'etf')),
  -- The index is not that of the instruments: it has to be rebuilt, and nobody keeps it up.
  is_stale boolean not null default true,
  built_at timestamptz
);
insert into search_state (type) values ('bonds'), ('stocks'), ('indexes'), ('companies'), ('etf');

-- What a letter becomes; the same lines as in src/domain/search-letters.ts.
create table search_letter (letter text collate "C" primary key, folded text not null);
insert into search_letter
select letter, folded
from (values
  ('', 'ъЪьЬ'),
  ('0', '０'),
  ('1', '１'),
  ('2', '２'),
  ('3', '３'),
  ('4', '４'),
  ('5', '５'),
  ('6', '６'),
  ('7', '７'),
  ('8', '８'),
  ('9', '９'),
  ('a', 'AªÀÁÂÃÄÅàáâãäåĀāĂăĄąƏǍǎǞǟǠǡǺǻȀȁȂȃȦȧəḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặＡａаАәӘӐӑӒӓӚӛ'),
  ('ae', 'ÆæǢǣǼǽ'),
  ('b', 'BƀƁɃḂḃḄḅḆḇＢｂбБ'),
  ('c', 'CÇçĆćĈĉĊċČčḈḉＣｃ'),
  ('ch', 'чЧћЋӴӵ'),
  ('d', 'DÐðĎďĐđƊḊḋḌḍḎḏḐḑḒḓＤｄдДђЂ'),
  ('dz', 'ǄǅǆǱǲǳѕЅ'),
  ('dzh', 'џЏ'),
  ('e', 'EÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệＥｅеЕёЁэЭЀѐӖӗӬӭ'),
  ('f', 'FƑƒḞḟＦｆфФ'),
  ('g', 'GĜĝĞğĠġĢģǦǧǴǵḠḡＧｇгГґҐѓЃғҒ'),
  ('h', 'HĤĥĦħȞȟḢḣḤḥḦḧḨḩḪḫẖＨｈһҺ'),
  ('i', 'IÌÍÎÏìíîïĨĩĪīĬĭĮįİıƖƗǏǐȈȉȊȋɨḬḭḮḯỈỉỊịＩｉиИіІЍѝӢӣӤӥ'),
  ('iy', 'Ĳĳ'),
  ('k', 'KĶķĸǨǩḰḱḲḳḴḵＫｋкКќЌқҚ'),
  ('kh', 'хХ'),
  ('ks', 'xXẊẋẌẍＸｘ'),
  ('l', 'LĹĺĻļĽľĿŀŁłḶḷḸḹḺḻḼḽＬｌлЛљЉ'),
  ('ly', 'Ǉǈǉ'),
  ('m', 'MḾḿṀṁṂṃＭｍмМ'),
  ('n', 'NÑñŃńŅņŇňŉŊŋǸǹṄṅṆṇṈṉṊṋＮｎнНњЊңҢ'),
  ('ny', 'Ǌǋǌ'),
  ('o', 'OºÒÓÔÕÖØòóôõöøŌōŎŏŐőƟƠơǑǒǪǫǬǭǾǿȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợＯｏоОөӨӦӧӪӫ'),
  ('oe', 'Œœ'),
  ('p', 'PṔṕṖṗＰｐпП'),
  ('q', 'QＱｑ'),
  ('r', 'RŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟＲｒрР'),
  ('s', 'SŚśŜŝŞşŠšſȘșṠṡṢṣṤṥṦṧṨṩẛＳｓсС'),
  ('sh', 'шШ'),
  ('shch', 'щЩ'),
  ('ss', 'ßẞ'),
  ('t', 'TŢţŤťŦŧȚțṪṫṬṭṮṯṰṱẗＴｔтТ'),
  ('th', 'Þþ'),
  ('ts', 'цЦ'),
  ('u', 'UÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰựＵｕуУўЎұҰүҮӮӯӰӱӲӳ'),
  ('v', 'VwWŴŵṼṽṾṿẀẁẂẃẄẅẆẇẈẉẘＶＷｖｗвВ'),
  ('y', 'jJYÝýÿĴĵŶŷŸǰȲȳẎẏẙỲỳỴỵỶỷỸỹＪＹｊｙйЙыЫјЈӸӹ'),
  ('ya', 'яЯ'),
  ('ye', 'єЄ'),
  ('yi', 'їЇ'),
  ('yu', 'юЮ'),
  ('z', 'ZŹźŻżŽžƵƶẐẑẒẓẔẕＺｚзЗӞӟ'),
  ('zh', 'жЖӁӂӜӝ'),
  ('α', 'ΆΑά'),
  ('β', 'Β'),
  ('γ', 'Γ'),
  ('δ', 'Δ'),
  ('ε', 'ΈΕέ'),
  ('ζ', 'Ζ'),
  ('η', 'ΉΗή'),
  ('θ', 'Θϴ'),
  ('ι', 'ΊΐΙΪίϊ'),
  ('κ', 'Κ'),
  ('λ', 'Λ'),
  ('μ', 'Μ'),
  ('ν', 'Ν'),
  ('ξ', 'Ξ'),
  ('ο', 'ΌΟό'),
  ('π', 'Π'),
  ('ρ', 'Ρ'),
  ('σ', 'Σς'),
  ('τ', 'Τ'),
  ('υ', 'ΎΥΫΰϋύ'),
  ('φ', 'Φ'),
  ('χ', 'Χ'),
  ('ψ', 'Ψ'),
  ('ω', 'ΏΩώ')
) as line (folded, letters), regexp_split_to_table(letters, '') as letter;

-- The same as foldText of src/domain/search-text.ts; a test compares the two.
create function search_fold(raw text) returns text language sql stable parallel safe as $$
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

-- `| north energi 2031 | severnaia energiia 2031 |`: searchWords of the same file.
create function search_words(names jsonb) returns text language sql stable parallel safe as $$
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

-- searchCode of the same file, for all codes there are.
create function search_codes(variadic raw text[]) returns text[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct code), '{}')
  from unnest(raw) as given,
    left(upper(regexp_replace(given, '[^A-Za-z0-9\u0080-\U0010ffff]', '', 'g') collate "C"), 20) as code
  where code <> ''
$$;

-- Smaller comes first: active ones by importance, then the others. Bit 30 tells them apart.
create function search_rank(is_active boolean, importance integer) returns integer
language sql immutable parallel safe as $$
  select case when is_active then 0 else 1073741824 end
    + 1073741823 - least(greatest(importance, 0), 1073741823)
$$;

create function search_type_of(kind text) returns text language sql immutable parallel safe as $$
  select case kind
    when 'bond' then 'bonds' when 'stock' then 'stocks' when 'etf' then 'etf' else 'indexes'
  end
$$;

-- What is to be found, of all types. An issuer has no importance of its own yet.
create view search_source as
select search_type_of(kind) as type, id, search_rank(status = 'active', importance) as rank,
  name, ticker, isin
from instrument
union all
select 'companies', id, search_rank(status = 'active', 0), name, null, null from issuer;

-- The six tables of a type's index; `draft` is empty, or the ending of one that is being made.
create function search_make_tables(type text, draft text) returns void language plpgsql as $$
declare
  ending text := type || draft;
begin
  -- In the order of names as far as it was built at once. `words` is what search_words gives.
  execute format('create table search_document_%s (
    id integer not null, rank integer not null, words text collate "C" not null,
    codes text[] not null)', ending);
  -- `documents` have the word; the best rank among them, and among those whose name begins with it.
  execute format('create table search_token_%s (
    id integer not null, documents integer not null, best_rank integer not null,
    first_rank integer, token text collate "C" not null, head text collate "C" not null)', ending);
  -- List 2 × token: documents whose name begins with the word. 2 × token + 1: all that have it.
  execute format('create table search_posting_%s (
    list integer not null, rank integer not null, id integer not null)', ending);
  -- The ends of words from each letter on: what begins one of them stands inside a word.
  execute format('create table search_suffix_%s (
    token_id integer not null, best_rank integer not null, suffix text collate "C" not null,
    head text collate "C" not null)', ending);
  execute format('create table search_code_%s (
    rank integer not null, id integer not null, code text collate "C" not null,
    head text collate "C" not null)', ending);
  -- How many documents have a part that many have: too many to count when someone asks. A part in
  -- capitals is the beginning of a code; its documents have it in no word.
  execute format('create table search_part_%s (
    documents integer not null, part text collate "C" not null)', ending);
end $$;

-- Apart from the tables, since an index is made much faster than kept up.
create function search_make_indexes(type text, draft text) returns void language plpgsql as $$
declare
  ending text := type || draft;
begin
  execute format('alter table search_document_%s add primary key (id)', ending);
  execute format('create index on search_document_%s (rank, id)', ending);
  execute format('alter table search_token_%s add primary key (id)', ending);
  execute format('create unique index on search_token_%s (token) include (id, best_rank, first_rank)',
    ending);
  execute format('create index on search_token_%s (head, first_rank, id) where first_rank is not null',
    ending);
  execute format('alter table search_posting_%s add primary key (list, rank, id)', ending);
  execute format('create index on search_suffix_%s (suffix, best_rank, token_id)', ending);
  execute format('create index on search_suffix_%s (head, best_rank, token_id)', ending);
  execute format('alter table search_code_%s add primary key (code, rank, id)', ending);
  execute format('create index on search_code_%s (head, rank, id)', ending);
  execute format('alter table search_part_%s add primary key (part)', ending);
end $$;

select search_make_tables(type, ''), search_make_indexes(type, '') from search_state;

-- Puts a finished draft in the place of the index in use, for those who could read that one.
create function search_replace_tables(type text) returns void language plpgsql as $$
declare
  name text;
  reader text;
begin
  foreach name in array array['document', 'token', 'posting', 'suffix', 'code', 'part'] loop
    for reader in
      select distinct case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end
      from pg_class, aclexplode(relacl)
      where oid = format('search_%s_%s', name, type)::regclass and privilege_type = 'SELECT'
    loop
      execute format('grant select on search_%s_%s_draft to %s', name, type, reader);
    end loop;
    execute format('drop table search_%s_%s', name, type);
    execute format('alter table search_%s_%s_draft rename to search_%s_%s', name, type, name, type);
  end loop;
end $$;

-- Upkeep: triggers bring the index to what the instruments are, in the transaction that changes
-- them. Who writes very many sets parcurve.search_upkeep to 'later' for his transaction: the index
-- is then marked as stale, and rebuilt at the next start (src/db/search/rebuild-search-index.ts).

create type search_entry as (id integer, rank integer, words text, codes text[]);

create function search_tokens(entries search_entry[])
returns table (id integer, rank integer, token text, is_first boolean)
language sql immutable parallel safe as $$
  select entry.id, entry.rank, word, bool_or(is_first)
  from unnest(entries) as entry, lateral (
    select word, lag(word) over (order by place) = '|' as is_first
    from regexp_split_to_table(entry.words, ' ') with ordinality as split (word, place)
  ) as placed
  where word <> '|'
  group by entry.id, entry.rank, word
$$;

-- Of three characters, where a sign is a word or a syllable (from U+2E80 on) of two.
create function search_suffixes(token text) returns setof text
language sql immutable parallel safe as $$
  select substr(token, place)
  from generate_series(
    1, length(token) - case when token collate "C" ~ '[\u2e80-\U0010ffff]' then 1 else 2 end
  ) as place
$$;

-- All that search_part could count of these documents.
create function search_parts(entries search_entry[]) returns table (id integer, part text)
language sql stable parallel safe as $$
  select distinct id, left(suffix, size)
  from search_tokens(entries), search_suffixes(token) as suffix,
    generate_series(3, length(suffix)) as size
  union all
  select distinct entry.id, '^' || left(code, size)
  from unnest(entries) as entry, unnest(entry.codes) as code, generate_series(3, length(code)) as size,
    search_fold(left(code, size)) as word
  where word = '' or position(case when length(word) < 3 then ' ' || word else word end in words) = 0
$$;

create function search_remove(type text, entries search_entry[]) returns void language plpgsql as $$
begin
  execute format('delete from search_document_%s where id in (select id from unnest($1))', type)
    using entries;
  execute format('delete from search_code_%s as stored using unnest($1) as entry, unnest(entry.codes) as old
    where stored.code = old and stored.rank = entry.rank and stored.id = entry.id', type)
    using entries;
  execute format('delete from search_posting_%1$s as stored
    using search_tokens($1) as old join search_token_%1$s as word on word.token = old.token
    where stored.list in (2 * word.id, 2 * word.id + 1)
      and stored.rank = old.rank and stored.id = old.id', type)
    using entries;
  execute format('update search_token_%s as stored set documents = stored.documents - lost
    from (select token, count(*) as lost from search_tokens($1) group by token) as old
    where stored.token = old.token', type)
    using entries;
  execute format('update search_part_%s as stored set documents = stored.documents - lost
    from (select part, count(*) as lost from search_parts($1) group by part) as old
    where stored.part = old.part', type)
    using entries;
end $$;

create function search_add(type text, entries search_entry[]) returns void language plpgsql as $$
begin
  -- New words get their rank from search_rank_tokens.
  execute format('with added as (
      insert into search_token_%1$s (id, documents, best_rank, token, head)
      select (select coalesce(max(id), 0) from search_token_%1$s) + row_number() over (),
        0, 2147483647, token, left(token, 3)
      from (
        select distinct token from search_tokens($1)
        except select token from search_token_%1$s
      ) as missing
      returning id, token)
    insert into search_suffix_%1$s (token_id, best_rank, suffix, head)
    select id, 2147483647, suffix, left(suffix, 3) from added, search_suffixes(token) as suffix', type)
    using entries;
  execute format('insert into search_posting_%1$s (list, rank, id)
    select 2 * word.id + place, new.rank, new.id
    from search_tokens($1) as new join search_token_%1$s as word on word.token = new.token,
      generate_series(case when new.is_first then 0 else 1 end, 1) as place', type)
    using entries;
  execute format('update search_token_%s as stored set documents = stored.documents + won
    from (select token, count(*) as won from search_tokens($1) group by token) as new
    where stored.token = new.token', type)
    using entries;
  execute format('insert into search_document_%s (id, rank, words, codes) select * from unnest($1)', type)
    using entries;
  execute format('insert into search_code_%s (rank, id, code, head)
    select rank, id, code, left(code, 3) from unnest($1) as entry, unnest(entry.codes) as code', type)
    using entries;
  execute format('update search_part_%s as stored set documents = stored.documents + won
    from (select part, count(*) as won from search_parts($1) group by part) as new
    where stored.part = new.part', type)
    using entries;
end $$;

-- The best ranks of words whose postings changed; words that nothing has any more go.
create function search_rank_tokens(type text, entries search_entry[]) returns void
language plpgsql as $$
begin
  execute format('with ranked as (
      update search_token_%1$s as stored
      set best_rank = coalesce(
          (select rank from search_posting_%1$s where list = 2 * stored.id + 1 order by rank limit 1),
          2147483647),
        first_rank =
          (select rank from search_posting_%1$s where list = 2 * stored.id order by rank limit 1)
      where token in (select token from search_tokens($1))
      returning id, token, best_rank)
    update search_suffix_%1$s as stored set best_rank = ranked.best_rank
    from ranked, search_suffixes(ranked.token) as changed
    where stored.suffix = changed and stored.token_id = ranked.id
      and stored.best_rank <> ranked.best_rank', type)
    using entries;
  execute format('with gone as (
      delete from search_token_%1$s
      where documents = 0 and token in (select token from search_tokens($1))
      returning id, token)
    delete from search_suffix_%1$s as stored using gone, search_suffixes(gone.token) as old
    where stored.suffix = old and stored.token_id = gone.id', type)
    using entries;
end $$;

create function search_reindex(which text, ids integer[]) returns void language plpgsql as $$
declare
  old_entries search_entry[];
  new_entries search_entry[];
  gone search_entry[];
  come search_entry[];
begin
  -- Also where it is stale: a rebuild may be under way, and would not have read what we write.
  if (select is_stale from search_state where type = which for update) then return; end if;
  execute format('select array_agg(row(id, rank, words, codes)::search_entry)
    from search_document_%s where id = any($1)', which) into old_entries using ids;
  select array_agg(row(id, rank, search_words(name), search_codes(ticker, isin))::search_entry)
    into new_entries from search_source where type = which and id = any(ids);
  select coalesce(array_agg(row(id, rank, words, codes)::search_entry), '{}') into gone
    from (select * from unnest(old_entries) except select * from unnest(new_entries)) as entry;
  select coalesce(array_agg(row(id, rank, words, codes)::search_entry), '{}') into come
    from (select * from unnest(new_entries) except select * from unnest(old_entries)) as entry;
  if gone = '{}' and come = '{}' then return; end if;
  perform search_remove(which, gone);
  perform search_add(which, come);
  perform search_rank_tokens(which, gone || come);
end $$;

create function search_take_change(which text, ids integer[]) returns void language plpgsql as $$
begin
  if current_setting('parcurve.search_upkeep', true) = 'later' then
    update search_state set is_stale = true where type = which;
  else
    perform search_reindex(which, ids);
  end if;
end $$;

-- With the owner's rights: who may write instruments need not be able to write the index.
create function search_follow_instruments() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  change record;
begin
  if tg_op = 'TRUNCATE' then
    update search_state set is_stale = true where type <> 'companies';
  elsif tg_op = 'INSERT' then
    for change in
      select search_type_of(kind) as type, array_agg(id) as ids from come group by 1 order by 1
    loop
      perform search_take_change(change.type, change.ids);
    end loop;
  elsif tg_op = 'DELETE' then
    for change in
      select search_type_of(kind) as type, array_agg(id) as ids from gone group by 1 order by 1
    loop
      perform search_take_change(change.type, change.ids);
    end loop;
  else
    for change in
      select type, array_agg(distinct id) as ids
      from (
        (select search_type_of(kind) as type, id, name, isin, ticker, status, importance from gone
         except select search_type_of(kind), id, name, isin, ticker, status, importance from come)
        union all
        (select search_type_of(kind), id, name, isin, ticker, status, importance from come
         except select search_type_of(kind), id, name, isin, ticker, status, importance from gone)
      ) as different
      group by type order by type
    loop
      perform search_take_change(change.type, change.ids);
    end loop;
  end if;
  return null;
end $$;

create function search_follow_issuers() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids integer[];
begin
  if tg_op = 'TRUNCATE' then
    update search_state set is_stale = true where type = 'companies';
  elsif tg_op = 'INSERT' then
    select array_agg(id) into ids from come;
  elsif tg_op = 'DELETE' then
    select array_agg(id) into ids from gone;
  else
    select array_agg(distinct id) into ids
    from (
      (select id, name, status from gone except select id, name, status from come)
      union all
      (select id, name, status from come except select id, name, status from gone)
    ) as different;
  end if;
  if ids is not null then perform search_take_change('companies', ids); end if;
  return null;
end $$;

create trigger search_insert after insert on instrument referencing new table as come
  for each statement execute function search_follow_instruments();
create trigger search_update after update on instrument
  referencing old table as gone new table as come
  for each statement execute function search_follow_instruments();
create trigger search_delete after delete on instrument referencing old table as gone
  for each statement execute function search_follow_instruments();
create trigger search_truncate after truncate on instrument
  for each statement execute function search_follow_instruments();
create trigger search_insert after insert on issuer referencing new table as come
  for each statement execute function search_follow_issuers();
create trigger search_update after update on issuer
  referencing old table as gone new table as come
  for each statement execute function search_follow_issuers();
create trigger search_delete after delete on issuer referencing old table as gone
  for each statement execute function search_follow_issuers();
create trigger search_truncate after truncate on issuer
  for each statement execute function search_follow_issuers();

revoke execute on function search_make_tables, search_make_indexes, search_replace_tables,
  search_remove, search_add, search_rank_tokens, search_reindex, search_take_change,
  search_follow_instruments, search_follow_issuers from public;
