-- Bonds as sources describe them: all day counts that the calculation knows, any number of coupons
-- per year, and null for a term that the source doesn't know.

alter table bond drop constraint bond_day_count_check;
alter table bond drop constraint bond_coupons_per_year_check;
alter table bond add constraint bond_day_count_check check (
  day_count in (
    'ACT/ACT ICMA', 'ACT/ACT ISDA', '30/360', '30E/360', '30E/360 ISDA', 'ACT/360', 'ACT/365',
    'ACT/365L', 'BUS/252'
  )
);
-- The calculation supports some of them (src/domain/bonds/bond-terms.ts) and says so for the rest.
alter table bond add constraint bond_coupons_per_year_check
  check (coupons_per_year between 0 and 365);
alter table bond alter column coupon_rate drop not null;
alter table bond alter column coupons_per_year drop not null;
alter table bond alter column day_count drop not null;
alter table bond alter column issued_on drop not null;
alter table bond alter column face_value drop not null;
alter table bond alter column amount_issued drop not null;

comment on column bond.coupon_rate is
  'Percent per year; for a floating coupon the current one. Null: unknown.';
comment on column bond.coupons_per_year is '0 pays nothing before maturity. Null: unknown.';
comment on column bond.day_count is 'Null: unknown.';
comment on column bond.issued_on is 'Null: unknown.';
comment on column bond.face_value is 'Null: unknown.';
comment on column bond.amount_issued is 'Null: unknown.';
