DROP INDEX "purchase_plan_created";--> statement-breakpoint
DROP INDEX "purchase_plan_names";--> statement-breakpoint
DROP INDEX "purchase_plan_departs";--> statement-breakpoint
CREATE INDEX "purchase_plan_created" ON "purchase_plan" USING btree ("tenant_id","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","depart_id","apply_user_id");--> statement-breakpoint
CREATE INDEX "purchase_plan_names" ON "purchase_plan" USING btree ("tenant_id","status","depart_id","apply_user_id","plan_name","purchase_user_name");--> statement-breakpoint
CREATE INDEX "purchase_plan_departs" ON "purchase_plan" USING btree ("tenant_id","depart_id","status","apply_user_id","depart_name","demand_org_name");