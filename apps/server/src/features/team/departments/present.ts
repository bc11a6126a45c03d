import type { DepartmentView } from '@garden/contract';
import { presentPerson } from '../../account/rules.ts';
import type { SeenDepartment } from './store.ts';

/** A department with its leaders and the first of its members. */
export function presentDepartment(department: SeenDepartment): DepartmentView {
  return {
    ...department,
    leaders: department.leaders.map(presentPerson),
    members: department.members.map(presentPerson),
  };
}
