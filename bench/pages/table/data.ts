import { drive } from './driver.ts';

// Only the rows: the difference to the memory of the other pages is the table's.
drive(null);
