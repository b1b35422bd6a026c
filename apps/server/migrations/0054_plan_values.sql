DROP INDEX "purchase_plan_departs";--> statement-breakpoint
DROP INDEX "purchase_plan_names";--> statement-breakpoint
CREATE INDEX "purchase_plan_depart_values" ON "purchase_plan" USING btree ("tenant_id","depart_name","status","depart_id","apply_user_id");--> statement-breakpoint
CREATE INDEX "purchase_plan_org_values" ON "purchase_plan" USING btree ("tenant_id","demand_org_name","status","depart_id","apply_user_id");--> statement-breakpoint
CREATE INDEX "purchase_plan_purchaser_values" ON "purchase_plan" USING btree ("tenant_id","purchase_user_name","status","depart_id","apply_user_id");--> statement-breakpoint
CREATE INDEX "purchase_plan_names" ON "purchase_plan" USING btree ("tenant_id","status","depart_id","apply_user_id","plan_name");