-- The pairs of neighbouring characters, A to Z in lower case (`pairsOf` of characterPairs.ts).
CREATE FUNCTION character_pairs(value text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := lower(value COLLATE "C");
  pairs text[] := '{}';
BEGIN
  FOR at IN 1 .. length(folded) - 1 LOOP
    pairs := pairs || substr(folded, at, 2);
  END LOOP;
  RETURN pairs;
END
$$;--> statement-breakpoint
CREATE INDEX "contract_info_name_pairs" ON "contract_info" USING gin (character_pairs("contract_name"));--> statement-breakpoint
CREATE INDEX "purchase_info_name_pairs" ON "purchase_info" USING gin (character_pairs("pro_name"));--> statement-breakpoint
CREATE INDEX "purchase_plan_name_pairs" ON "purchase_plan" USING gin (character_pairs("plan_name"));