import { formatDay, type Day } from './day.ts';

/** The number that Excel gives to 1970-01-01. */
const EPOCH_SERIAL = 25_569;
/** 1900-03-01: Excel counts a 29 February 1900 before it, which there was not. */
const FIRST_SERIAL = 61;
/** 9999-12-31. */
const LAST_SERIAL = 2_958_465;

/** A day as Excel's number; as a text where Excel has no right number for it. */
export function excelDay(day: Day): number | string {
  const serial = day + EPOCH_SERIAL;
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? serial : formatDay(day);
}

/** Excel's number as `YYYY-MM-DD`, its time of day left out; the number itself where it is no day. */
export function dayFromExcel(serial: number): string {
  const isDay = serial >= FIRST_SERIAL && serial < LAST_SERIAL + 1;
  return isDay ? formatDay(Math.floor(serial) - EPOCH_SERIAL) : String(serial);
}
