module my-engine-conformance

go 1.21
