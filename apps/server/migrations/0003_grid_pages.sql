CREATE TABLE "grid_page" (
	"tenant_id" integer NOT NULL,
	"page_id" varchar(100) NOT NULL,
	"epoch" varchar(36) NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"rows_version" integer DEFAULT 0 NOT NULL,
	"forgotten" integer DEFAULT 0 NOT NULL,
	"update_time" timestamp(0) NOT NULL,
	CONSTRAINT "grid_page_tenant_id_page_id_pk" PRIMARY KEY("tenant_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "grid_page_change" (
	"tenant_id" integer NOT NULL,
	"page_id" varchar(100) NOT NULL,
	"version" integer NOT NULL,
	"client_id" varchar(64) NOT NULL,
	"seq" integer NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"user_name" varchar(100) NOT NULL,
	"steps" jsonb NOT NULL,
	"create_time" timestamp(0) NOT NULL,
	CONSTRAINT "grid_page_change_tenant_id_page_id_version_pk" PRIMARY KEY("tenant_id","page_id","version")
);
--> statement-breakpoint
CREATE TABLE "grid_page_client" (
	"tenant_id" integer NOT NULL,
	"page_id" varchar(100) NOT NULL,
	"client_id" varchar(64) NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"seq" integer NOT NULL,
	"seen_time" timestamp(0) NOT NULL,
	CONSTRAINT "grid_page_client_tenant_id_page_id_client_id_pk" PRIMARY KEY("tenant_id","page_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "grid_page_row" (
	"tenant_id" integer NOT NULL,
	"page_id" varchar(100) NOT NULL,
	"row_id" varchar(100) NOT NULL,
	"order_key" varchar(200) NOT NULL,
	"cells" jsonb NOT NULL,
	"stamps" jsonb NOT NULL,
	CONSTRAINT "grid_page_row_tenant_id_page_id_row_id_pk" PRIMARY KEY("tenant_id","page_id","row_id")
);
--> statement-breakpoint
CREATE INDEX "grid_page_client_seen" ON "grid_page_client" USING btree ("seen_time");