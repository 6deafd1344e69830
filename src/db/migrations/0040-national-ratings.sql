-- Agencies also grade on national scales, which compare the issuers of one country with each other:
-- `ruAA`, `AA(RU)`, `mxAAA`. Such a grade says nothing about issuers elsewhere.

alter table rating
  -- 'international', or the country of a national scale.
  add column scale text not null default 'international'
    check (scale = 'international' or scale ~ '^[A-Z]{2}$'),
  -- Only grades of international scales have a place on the one scale of all agencies. So nothing
  -- that is made of places can mix the two.
  add constraint rating_national_has_no_notch check (scale = 'international' or notch is null),
  -- The marks of national scales, as src/domain/national-scales.ts reads them.
  add constraint rating_scale_as_marked check (
    scale <> 'international'
    or grade !~ '^[a-z]{2}[A-D]|\([A-Za-z]{2,3}\)$|\.[a-z]{2}$|\|[a-z]{2}\|$'
  );

-- An agency may give a grade of either scale on the same day.
drop index rating_of_issuer;
drop index rating_of_instrument;
create unique index rating_of_issuer on rating (issuer_id, agency, scale, rated_on)
  where issuer_id is not null;
create unique index rating_of_instrument on rating (instrument_id, agency, scale, rated_on)
  where instrument_id is not null;
