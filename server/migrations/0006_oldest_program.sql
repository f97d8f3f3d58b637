-- How many migrations a program must know to work with this schema. While servers are updated one by one, those of the
-- release before go on with the newer schema, so a release only adds; the one that removes what nobody uses any more
-- updates this number, and older programs refuse to start (storage/schema-version.ts).
CREATE TABLE "drizzle"."oldest_program" ("migrations" integer NOT NULL);--> statement-breakpoint
INSERT INTO "drizzle"."oldest_program" VALUES (6);
