ALTER TABLE "accounts" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "accounts" SET "verified_at" = "created_at";
