CREATE TABLE "own_product_versions" (
	"product_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" json NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid NOT NULL,
	CONSTRAINT "own_product_versions_product_id_version_pk" PRIMARY KEY("product_id","version")
);
--> statement-breakpoint
CREATE TABLE "own_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"team_id" uuid,
	"version" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "own_products_keeper" CHECK (num_nonnulls("own_products"."account_id", "own_products"."team_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_active_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "own_product_versions" ADD CONSTRAINT "own_product_versions_product_id_own_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."own_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_products" ADD CONSTRAINT "own_products_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_products" ADD CONSTRAINT "own_products_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_products_account" ON "own_products" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "own_products_team" ON "own_products" USING btree ("team_id");