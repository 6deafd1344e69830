-- Texts that operators changed: {count|one=day|other=days} becomes ICU's message syntax,
-- {count, plural, one {day} other {days}}, as the built-in texts have it.
do $$
declare
  changed record;
  found text[];
  words text;
  result text;
begin
  for changed in select language, key, text from label_override where text ~ '\{\w+\|[^{}]+\}' loop
    result := changed.text;
    loop
      found := regexp_match(result, '\{(\w+)\|([^{}]+)\}');
      exit when found is null;
      select string_agg(format('%s {%s}', split_part(form, '=', 1), substr(form, strpos(form, '=') + 1)), ' ' order by place)
        into words
        from unnest(string_to_array(found[2], '|')) with ordinality as forms (form, place);
      result := replace(
        result,
        format('{%s|%s}', found[1], found[2]),
        format('{%s, plural, %s}', found[1], words));
    end loop;
    update label_override set text = result where language = changed.language and key = changed.key;
  end loop;
end
$$;
