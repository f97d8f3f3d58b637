"""How long the prototype takes for each published construction: `python3 prototype.py PROTOTYPE_FOLDER RECORDS`."""
import json
import os
import sys
import time

# Like the engine, on one core.
for threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[threads] = "1"
sys.path.insert(0, sys.argv[1])
import numpy

# numpy 2 calls it trapezoid; the prototype was written before.
if not hasattr(numpy, "trapz"):
    numpy.trapz = numpy.trapezoid
import validate

records = [record for record in json.load(open(sys.argv[2])) if not record.get("used_to_fit")]
validate.run(records, verbose=False, stats=False)
times = []
for _ in range(3):
    start = time.process_time()
    validate.run(records, verbose=False, stats=False)
    times.append(time.process_time() - start)
print(json.dumps({"count": len(records), "mean_ms": 1000 * min(times) / len(records)}))
