CREATE TABLE "material_meanings" (
	"account_id" uuid NOT NULL,
	"material" text NOT NULL,
	"is" text NOT NULL,
	"product_id" uuid,
	"said_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "material_meanings_account_id_material_pk" PRIMARY KEY("account_id","material")
);
--> statement-breakpoint
ALTER TABLE "material_meanings" ADD CONSTRAINT "material_meanings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;