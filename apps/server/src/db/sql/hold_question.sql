select "id"
from "curiosities"
where "curiosities"."id" = $1
for no key update
