CREATE TABLE "measured_curves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"creation_key" uuid,
	"content" json NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "measured_curves_creation_key" UNIQUE("account_id","creation_key")
);
--> statement-breakpoint
ALTER TABLE "measured_curves" ADD CONSTRAINT "measured_curves_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measured_curves_account" ON "measured_curves" USING btree ("account_id","modified_at");