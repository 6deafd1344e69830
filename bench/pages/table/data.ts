import { drive } from './driver.ts';

// The rows alone: what is left of the memory of the other pages is the table's.
drive(null);
