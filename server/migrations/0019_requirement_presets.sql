CREATE TABLE "requirement_presets" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"presets" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "requirement_presets" ADD CONSTRAINT "requirement_presets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;