import { driveChart } from './driver.ts';

// The points alone: what is left of the memory of the other pages is the chart's.
driveChart(null);
