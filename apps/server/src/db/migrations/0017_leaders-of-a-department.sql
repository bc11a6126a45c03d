-- Who leads someone's department is asked for each row of a list; without its own index, it read everyone in the department.
CREATE INDEX "department_leaders" ON "department_members" USING btree ("department_id","user_id") WHERE leader;
