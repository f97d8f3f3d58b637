CREATE TABLE "partner_days" (
	"partner_id" uuid NOT NULL,
	"day" text NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "partner_days_partner_id_day_pk" PRIMARY KEY("partner_id","day")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"origins" json NOT NULL,
	"daily_quota" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "partners_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "partner_days" ADD CONSTRAINT "partner_days_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partners_name" ON "partners" USING btree (lower("name"));