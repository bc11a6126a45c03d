-- By whose eyes the members of a team may have advice given besides those that come with the product.
ALTER TABLE "ai_teams" ADD COLUMN "lens" jsonb;