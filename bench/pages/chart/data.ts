import { driveChart } from './driver.ts';

// Only the points: the difference to the memory of the other pages is the chart's.
driveChart(null);
