CREATE TABLE "auction_offer" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"purchase_info_id" varchar(36) NOT NULL,
	"bid_id" varchar(36) NOT NULL,
	"supplier_id" varchar(36) NOT NULL,
	"seq" integer NOT NULL,
	"price" numeric(20, 8) NOT NULL,
	"details" jsonb NOT NULL,
	"client_no" varchar(64) NOT NULL,
	"offer_time" timestamp(0) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expert_draw" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"purchase_info_id" varchar(36) NOT NULL,
	"seed" varchar(64) NOT NULL,
	"rule" jsonb NOT NULL,
	"pool" jsonb NOT NULL,
	"drawn" jsonb NOT NULL,
	"draw_time" timestamp(0) NOT NULL,
	"draw_by" varchar(100),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expert_score" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"task_id" varchar(36) NOT NULL,
	"bid_id" varchar(36) NOT NULL,
	"purchase_info_id" varchar(36) NOT NULL,
	"item_map" jsonb NOT NULL,
	"idea" varchar(2000),
	"score_file_url" text,
	"total_score" numeric(20, 8) DEFAULT '0' NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expert_task" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"purchase_info_id" varchar(36) NOT NULL,
	"draw_id" varchar(36),
	"expert_id" varchar(36) NOT NULL,
	"expert_user_id" varchar(36) NOT NULL,
	"expert_name" varchar(100) NOT NULL,
	"expert_type" varchar(2) NOT NULL,
	"status" varchar(2) DEFAULT '0' NOT NULL,
	"score_deadline" timestamp(0),
	"submit_time" timestamp(0),
	"decline_reason" varchar(500),
	"return_reason" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_round" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"purchase_info_id" varchar(36) NOT NULL,
	"round" integer NOT NULL,
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"open_time" timestamp(0),
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_bid_line" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"bid_id" varchar(36) NOT NULL,
	"purchase_info_id" varchar(36) NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL,
	"detail_id" varchar(36) NOT NULL,
	"guarantee_month" integer,
	"mfr" varchar(255),
	"brand" varchar(255),
	"specs" varchar(255),
	"start_date" date,
	"end_date" date,
	"count" numeric(20, 8) NOT NULL,
	"price" numeric(20, 8),
	"actual_count" numeric(20, 8),
	"actual_price" numeric(20, 8),
	"remark" varchar(2000),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_bid_version" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"bid_id" varchar(36) NOT NULL,
	"submit_time" timestamp(0) NOT NULL,
	"sealed_content" text,
	"opening_key" text,
	"supplier_key" text,
	"digest" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchase_info" ADD COLUMN "min_step" numeric(20, 8);--> statement-breakpoint
ALTER TABLE "purchase_info" ADD COLUMN "extend_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_info" ADD COLUMN "open_confirm_user" varchar(36);--> statement-breakpoint
ALTER TABLE "purchase_info" ADD COLUMN "open_confirm_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "supplier_bid" ADD COLUMN "sealed_content" text;--> statement-breakpoint
ALTER TABLE "supplier_bid" ADD COLUMN "opening_key" text;--> statement-breakpoint
ALTER TABLE "supplier_bid" ADD COLUMN "supplier_key" text;--> statement-breakpoint
ALTER TABLE "supplier_bid" ADD COLUMN "digest" varchar(64);--> statement-breakpoint
ALTER TABLE "supplier_bid" ADD COLUMN "tender_price" numeric(20, 8);--> statement-breakpoint
ALTER TABLE "supplier_bid" ADD COLUMN "actual_price" numeric(20, 8);--> statement-breakpoint
ALTER TABLE "supplier_bid" ADD COLUMN "price_file_name" text;--> statement-breakpoint
ALTER TABLE "supplier_bid" ADD COLUMN "supplier_confirmation" jsonb;--> statement-breakpoint
ALTER TABLE "supplier_bid" ADD COLUMN "supplier_tendering_diverges" jsonb;--> statement-breakpoint
ALTER TABLE "supplier_bid" ADD COLUMN "invalid_reason" varchar(500);--> statement-breakpoint
ALTER TABLE "supplier_bid" ADD COLUMN "is_winner" varchar(1) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_bid" ADD COLUMN "rank" integer;--> statement-breakpoint
ALTER TABLE "supplier_bid" ADD COLUMN "total_score" numeric(20, 8);--> statement-breakpoint
ALTER TABLE "sys_tenant" ADD COLUMN "project_approval" varchar(1) DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "sys_tenant" ADD COLUMN "open_officers" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "auction_offer_seq" ON "auction_offer" USING btree ("tenant_id","purchase_info_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "auction_offer_client" ON "auction_offer" USING btree ("tenant_id","purchase_info_id","supplier_id","client_no");--> statement-breakpoint
CREATE INDEX "expert_draw_project" ON "expert_draw" USING btree ("tenant_id","purchase_info_id","draw_time");--> statement-breakpoint
CREATE UNIQUE INDEX "expert_score_bid" ON "expert_score" USING btree ("tenant_id","task_id","bid_id");--> statement-breakpoint
CREATE INDEX "expert_score_project" ON "expert_score" USING btree ("tenant_id","purchase_info_id");--> statement-breakpoint
CREATE UNIQUE INDEX "expert_task_expert" ON "expert_task" USING btree ("tenant_id","purchase_info_id","expert_id");--> statement-breakpoint
CREATE INDEX "expert_task_own" ON "expert_task" USING btree ("tenant_id","expert_user_id","create_time" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_round_number" ON "purchase_round" USING btree ("tenant_id","purchase_info_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_bid_line_detail" ON "supplier_bid_line" USING btree ("tenant_id","bid_id","detail_id");--> statement-breakpoint
CREATE INDEX "supplier_bid_line_project" ON "supplier_bid_line" USING btree ("tenant_id","purchase_info_id");--> statement-breakpoint
CREATE INDEX "supplier_bid_version_bid" ON "supplier_bid_version" USING btree ("tenant_id","bid_id","submit_time");--> statement-breakpoint
CREATE INDEX "supplier_bid_own" ON "supplier_bid" USING btree ("supplier_id","create_time" DESC NULLS LAST);