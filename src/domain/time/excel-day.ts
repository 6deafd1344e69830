import { formatDay, type Day } from './day.ts';

/** Excel's serial number for 1970-01-01. */
const EPOCH_SERIAL = 25_569;
/** 1900-03-01: before it Excel counts a nonexistent 29 February 1900. */
const FIRST_SERIAL = 61;
/** 9999-12-31. */
const LAST_SERIAL = 2_958_465;

/** A day as Excel's serial number; as a text if Excel has no correct number for it. */
export function excelDay(day: Day): number | string {
  const serial = day + EPOCH_SERIAL;
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? serial : formatDay(day);
}

/**
 * Excel's serial number as `YYYY-MM-DD` without the time of day; the number itself if it isn't a
 * day.
 */
export function dayFromExcel(serial: number): string {
  const isDay = serial >= FIRST_SERIAL && serial < LAST_SERIAL + 1;
  return isDay ? formatDay(Math.floor(serial) - EPOCH_SERIAL) : String(serial);
}
