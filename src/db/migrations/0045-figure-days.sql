-- Changes of a day are those since the trading day before: as after a load, all rows are made again.
update screen_state set loads = loads + 1;
