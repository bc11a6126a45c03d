import * as z from 'zod/mini';
import { grades, scoreParts } from '../grade.ts';

export const grade = z.enum(grades);
export const scorePart = z.enum(scoreParts);
