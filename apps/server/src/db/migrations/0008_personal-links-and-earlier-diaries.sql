-- A personal link is an invitation without an address. Members who are in a team already have no offer to answer.
ALTER TABLE "invitations" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "offers_earlier" boolean DEFAULT false NOT NULL;