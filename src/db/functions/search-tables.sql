-- The tables of the search index, made by migrations and by every rebuild.

-- The seven tables of the index of a type; `draft` is empty, or the ending of an index that is
-- being made.
create or replace function search_make_tables(type text, draft text) returns void language plpgsql as $$
declare
  ending text := type || draft;
begin
  -- Sorted by name when the index was built. `words` is the result of search_document_words. `ordinal` is
  -- the place in the order of rank when the index was built; null for a document that was added or
  -- changed since then.
  execute format('create table search_document_%s (
    id integer not null, rank integer not null, ordinal integer, words text collate "C" not null,
    codes text[] not null)', ending);
  -- Places of documents that were removed or changed since the index was built.
  execute format('create table search_gone_%s (ordinal integer not null)', ending);
  -- How many documents have the word; the best rank among them, and among those whose name begins
  -- with it.
  execute format('create table search_token_%s (
    id integer not null, documents integer not null, best_rank integer not null,
    first_rank integer, token text collate "C" not null, head text collate "C" not null)', ending);
  -- List 2 × token: documents whose name begins with the word. List 2 × token + 1: all documents
  -- that have it.
  execute format('create table search_posting_%s (
    list integer not null, rank integer not null, id integer not null)', ending);
  -- The ends of words, from each letter on: a text inside a word is the beginning of one of these
  -- ends.
  execute format('create table search_suffix_%s (
    token_id integer not null, best_rank integer not null, suffix text collate "C" not null,
    head text collate "C" not null)', ending);
  execute format('create table search_code_%s (
    rank integer not null, id integer not null, code text collate "C" not null,
    head text collate "C" not null)', ending);
  -- Parts that too many documents have to count them during a search: how many, and the places of
  -- those that had the part when the index was built (src/domain/ordinal-set.ts). `bank`: a part of
  -- a word; ` ab`: the beginning of a word, ` ab `: a whole word; `|bank`: the first word of a
  -- name; `C:DE`: a trait; `^US1`: the beginning of a code, only for documents that have it in no
  -- word.
  execute format('create table search_part_%s (
    documents integer not null, part text collate "C" not null, ordinals bytea)', ending);
  execute format('alter table search_part_%s alter column ordinals set storage external', ending);
end $$;

-- Separate from the tables, because making an index at the end is much faster than updating it with
-- each row.
create or replace function search_make_indexes(type text, draft text) returns void language plpgsql as $$
declare
  ending text := type || draft;
begin
  execute format('alter table search_document_%s add primary key (id)', ending);
  execute format('create unique index on search_document_%s (ordinal)', ending);
  execute format('create index on search_document_%s (id) where ordinal is null', ending);
  execute format('alter table search_gone_%s add primary key (ordinal)', ending);
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

-- Replaces the index in use by a finished draft, with the same rights for readers.
create or replace function search_replace_tables(type text) returns void language plpgsql as $$
declare
  name text;
  reader text;
begin
  foreach name in array array['document', 'gone', 'token', 'posting', 'suffix', 'code', 'part'] loop
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

revoke execute on function search_make_tables, search_make_indexes, search_replace_tables from public;
