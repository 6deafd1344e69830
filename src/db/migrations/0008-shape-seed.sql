-- What the masked shapes of a series are drawn with (src/access/shape.ts). Kept for good: shapes
-- made with another seed would be a second view of the same values.
alter table series add column shape_seed uuid not null default gen_random_uuid();
