CREATE TABLE "second_factors" (
	"account_id" uuid NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"recovery_hashes" json NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "second_factors_account_id_is_confirmed_pk" PRIMARY KEY("account_id","is_confirmed")
);
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "requires_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;